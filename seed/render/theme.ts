import type { Accent } from '../curriculum.ts'

/** Colours of print, from the brand: ink on white, one chalk accent per subject. */
export const INK = '#1E2A26'
export const MUTED = '#5C6B64'
export const LINE = '#C9C6BB'
export const HAIR = '#E4DFD2'
export const BOARD = '#1F4D3D'
export const SHADE = '#F3F0E8'

export const ACCENTS: Readonly<Record<Accent, string>> = {
  red: '#C63D3D',
  orange: '#D9722B',
  yellow: '#C99A1E',
  green: '#4B8F5B',
  teal: '#1F8A7E',
  blue: '#346EA3',
  violet: '#6E53A0',
  pink: '#C25A84',
}

/** `amount` 0 keeps the colour, 1 turns it into the other; both as #RRGGBB. */
export function mix(colour: string, other: string, amount: number): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) => {
      const value = channel(colour, at) * (1 - amount) + channel(other, at) * amount
      return Math.round(value).toString(16).padStart(2, '0')
    })
    .join('')}`
}
