/** CSS pixels in a millimetre. */
const mm = 96 / 25.4

/** A4 upright. */
export const pageWidth = 210 * mm
export const pageHeight = 297 * mm

/** Of a page, in millimetres; pages.css has the same. The head and the foot stand in them. */
const margins = { top: 19, bottom: 18 }

/** A printer may break a line differently from the screen. */
const slack = 4

/** What may stand between head and foot, in pixels. */
export const pageRoom = (297 - margins.top - margins.bottom - slack) * mm
