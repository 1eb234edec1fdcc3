import sharp from 'sharp'

/** The widths that the web app asks for, beside the picture's own (web/src/domain/product/picture-widths.ts). */
const SMALLER_WIDTHS = { cover: [160, 320, 480, 640], page: [160, 320] } as const

/** The smaller sizes of a picture, each with its storage key: that of the picture, and the width (decision 064). */
export async function sizedPictures(
  key: string,
  picture: Buffer,
  shape: keyof typeof SMALLER_WIDTHS,
): Promise<[key: string, picture: Buffer][]> {
  return Promise.all(
    SMALLER_WIDTHS[shape].map(async (width) => [
      `${key}.w${String(width)}.webp`,
      await sharp(picture).resize({ width }).webp({ quality: 72, effort: 4 }).toBuffer(),
    ]),
  )
}
