/** The rectangle of a picture's middle that has a ratio (width by height), in pixels. */
function middleOf(width: number, height: number, ratio: number) {
  const wide = width / height > ratio
  const w = wide ? Math.round(height * ratio) : width
  const h = wide ? height : Math.round(width / ratio)
  return { x: Math.round((width - w) / 2), y: Math.round((height - h) / 2), width: w, height: h }
}

/** The longer side of a cut picture, at most, in pixels: more than any badge is printed with. */
const LONGEST = 1600

/** Cuts a picture to its middle of a ratio; the picture as it is where the browser cannot, or where it fits already. */
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
    // A browser that cannot write a type answers another one.
    return blob && blob.type === file.type ? new File([blob], file.name, { type: file.type }) : file
  } catch {
    return file
  }
}
