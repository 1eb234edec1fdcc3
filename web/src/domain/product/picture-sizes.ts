import { pictureUrl } from '@/lib/picture-url.ts'
import { pictureWidths, type PictureShape } from './picture-widths.ts'

/** The key of a smaller picture. */
const sizedKey = (key: string, width: number) => `${key}.w${String(width)}.webp`

/** Only pictures of resources have smaller ones; those of communications and schools have not. */
const isSized = (key: string) => key.startsWith('Products/')

/** The attribute `srcset`; undefined where there is one size. */
export function pictureSizes(key: string, shape: PictureShape): string | undefined {
  if (!isSized(key)) return undefined
  const { smaller, own } = pictureWidths[shape]
  return [
    ...smaller.map((width) => `${pictureUrl(sizedKey(key, width))} ${String(width)}w`),
    `${pictureUrl(key)} ${String(own)}w`,
  ].join(', ')
}
