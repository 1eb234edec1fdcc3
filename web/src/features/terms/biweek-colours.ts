import { defineMessages } from 'react-intl'

/** The palette in the order in which the database gives it out (private.biweek_palette()). */
export const colourNames = defineMessages({
  red: { defaultMessage: 'Red', id: 'D+ZFS/' },
  cyan: { defaultMessage: 'Cyan', id: 'YCtAVD' },
  pink: { defaultMessage: 'Pink', id: 'KIm2E5' },
  'deep-purple': { defaultMessage: 'Deep purple', id: '2tJ9eo' },
  orange: { defaultMessage: 'Orange', id: 'n3m1xt' },
  indigo: { defaultMessage: 'Indigo', id: 'etLhMS' },
  'deep-orange': { defaultMessage: 'Deep orange', id: 'Vk8ccJ' },
  blue: { defaultMessage: 'Blue', id: 'k2tJ9k' },
  brown: { defaultMessage: 'Brown', id: 'eM/4ho' },
  'light-blue': { defaultMessage: 'Light blue', id: 'VDk6BO' },
  teal: { defaultMessage: 'Teal', id: 'c/BsMm' },
  'blue-grey': { defaultMessage: 'Blue grey', id: '1fK7dD' },
  green: { defaultMessage: 'Green', id: '1W4okO' },
  purple: { defaultMessage: 'Purple', id: 'tihmF3' },
  'light-green': { defaultMessage: 'Light green', id: 'UD1qT2' },
})

export const palette = Object.keys(colourNames) as (keyof typeof colourNames)[] // as they stand above

/** The colour that the next cycle gets; undefined when all are used. */
export const nextColour = (used: readonly { color: string }[]) =>
  palette.find((one) => used.every(({ color }) => color !== one))

export const isPalette = (color: string): color is keyof typeof colourNames => color in colourNames
