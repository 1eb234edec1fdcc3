/** +27 or 0, then 2, 3 and 4 digits, spaces optional (P5.2). */
const southAfrican = /^(?:\+27|0) ?\d{2} ?\d{3} ?\d{4}$/

export const isSouthAfricanPhone = (text: string) => southAfrican.test(text.trim())

/** "082 123 4567" -> "+27821234567". Expects a number that passed the check above. */
export const internationalPhone = (text: string) => text.replaceAll(/\s/g, '').replace(/^0/, '+27')
