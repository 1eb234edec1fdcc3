import { INK, mix } from './theme.ts'

/** WCAG contrast ratio of two #RRGGBB colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const luminance = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [light = 1, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** The accent, darkened just enough to carry white text (WCAG AA). */
export function underWhite(accent: string): string {
  for (let amount = 0.12; amount < 1; amount += 0.04) {
    const colour = mix(accent, INK, amount)
    if (contrast(colour, '#FFFFFF') >= 4.6) return colour
  }
  return INK
}
