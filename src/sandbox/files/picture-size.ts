/**
 * The width and height in pixels of a picture by its bytes; null for what is none, whatever its name says. The decoder is
 * loaded only here.
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
