/**
 * The width and height in pixels of a picture from its bytes; null if they are not a picture, whatever the name says.
 * The decoder is only loaded here.
 */
export async function pictureSize(content: Uint8Array | undefined): Promise<{ width: number; height: number } | null> {
  if (content === undefined) return null
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(content).metadata()
    return { width, height }
  } catch {
    return null
  }
}
