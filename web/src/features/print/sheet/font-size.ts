/** Sizes of printed text, in pixels (T4.5). */
export const sizes = { smallest: 14, start: 17, largest: 20, step: 1 }
