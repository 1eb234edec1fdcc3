/** fontkit has no types; these are the parts that we use. */
declare module 'fontkit' {
  export function create(file: Buffer): {
    characterSet: number[]
    hasGlyphForCodePoint: (code: number) => boolean
  }
}
