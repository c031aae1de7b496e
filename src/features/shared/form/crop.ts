/** The centred rectangle of a picture with the given ratio (width to height), in pixels. */
function middleOf(width: number, height: number, ratio: number) {
  const wide = width / height > ratio
  const w = wide ? Math.round(height * ratio) : width
  const h = wide ? height : Math.round(width / ratio)
  return { x: Math.round((width - w) / 2), y: Math.round((height - h) / 2), width: w, height: h }
}

/** Maximum length of the longer side of a cropped picture, in pixels: more than any badge is printed with. */
const LONGEST = 1600

/**
 * Crops a picture to its centre with the given ratio; returns the picture unchanged if the browser cannot, or if it
 * already fits.
 */
export async function cropTo(file: File, ratio: number): Promise<File> {
  try {
    const picture = await createImageBitmap(file)
    const cut = middleOf(picture.width, picture.height, ratio)
    if (cut.width === picture.width && cut.height === picture.height) return file
    const scale = Math.min(1, LONGEST / Math.max(cut.width, cut.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(cut.width * scale)
    canvas.height = Math.round(cut.height * scale)
    const pen = canvas.getContext('2d')
    pen?.drawImage(picture, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.9))
    // A browser that cannot write a type returns another one.
    return blob && blob.type === file.type ? new File([blob], file.name, { type: file.type }) : file
  } catch {
    return file
  }
}
