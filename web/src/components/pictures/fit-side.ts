/** The longest side of a picture of the shop, in pixels, and how finely it is stored (admin.md 9). */
export const longestSide = 800
export const jpegQuality = 0.9

/** The size of a picture whose longer side is at most 800 pixels, with its proportions. */
export function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
