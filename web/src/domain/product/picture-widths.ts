/**
 * The widths in pixels in which a cover (4:5) or page (A4) of a resource is stored beside the picture itself, and the
 * picture's own (decision 064, seed/render/sized-pictures.ts).
 */
export const pictureWidths = {
  cover: { smaller: [160, 320, 480, 640], own: 800 },
  page: { smaller: [160, 320], own: 572 },
} as const

export type PictureShape = keyof typeof pictureWidths

/** How wide a picture is shown, as the attribute `sizes` says it. */
export const shownWidth = {
  /** A card of the shop or library; on a phone two, with 52 px beside and between them. */
  card: '(min-width: 1360px) 280px, (min-width: 1080px) 21vw, (min-width: 740px) 44vw, calc(50vw - 26px)',
  /** The large picture of a resource's own page. */
  page: '(min-width: 1080px) 430px, (min-width: 800px) 38vw, (min-width: 740px) 80vw, calc(100vw - 110px)',
  /** Small, beside words or other pictures. */
  small: '80px',
} as const
