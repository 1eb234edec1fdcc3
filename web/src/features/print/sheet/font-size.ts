/** Of printed text, in pixels: spec/teacher.md 9. */
export const sizes = { smallest: 14, start: 17, largest: 20, step: 1 }
