/** fontkit has no types; this is the part that the tests use. */
declare module 'fontkit' {
  export function create(file: Buffer): { hasGlyphForCodePoint: (code: number) => boolean }
}
