import type { jsPDF } from 'jspdf'

/** A part of a page in CSS pixels from its top left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A page that is being painted. Everything on it is in CSS pixels of the page. */
export interface Painter {
  pdf: jsPDF
  /** Where something on the screen is on the page. */
  boxOf: (rect: DOMRect) => Box
  /** Told of a picture that could not be loaded. */
  onMissing: (picture: HTMLImageElement) => void
}

/** Points in a CSS pixel. */
export const pt = 72 / 96

/** The colour of a computed style; null for none. */
export function colourOf(value: string): [number, number, number] | null {
  const [red, green, blue, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number)
  if (red === undefined || green === undefined || blue === undefined || alpha === 0) return null
  return [red, green, blue]
}
