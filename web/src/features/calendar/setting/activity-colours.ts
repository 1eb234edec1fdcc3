import { defineMessages } from 'react-intl'

/** The colours that the form offers; red is the default. */
export const activityColours = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
] as const
export type ActivityColour = (typeof activityColours)[number]

export const activityColourNames = defineMessages({
  red: { defaultMessage: 'Red', id: 'D+ZFS/' },
  orange: { defaultMessage: 'Orange', id: 'n3m1xt' },
  yellow: { defaultMessage: 'Yellow', id: '5Tw3Ta' },
  green: { defaultMessage: 'Green', id: '1W4okO' },
  teal: { defaultMessage: 'Teal', id: 'c/BsMm' },
  blue: { defaultMessage: 'Blue', id: 'k2tJ9k' },
  violet: { defaultMessage: 'Violet', id: '3cxMQp' },
  pink: { defaultMessage: 'Pink', id: 'KIm2E5' },
})

/** Colour names of the old product and of biweeks, each with the nearest of our colours. */
const nearest: Record<string, ActivityColour> = {
  purple: 'violet',
  'deep-purple': 'violet',
  indigo: 'blue',
  'light-blue': 'blue',
  cyan: 'teal',
  'light-green': 'green',
  lime: 'green',
  amber: 'yellow',
  'deep-orange': 'orange',
  brown: 'orange',
  'blue-grey': 'blue',
  grey: 'blue',
}

export function chalkOf(colour: string): ActivityColour {
  return activityColours.find((one) => one === colour) ?? nearest[colour] ?? 'red'
}

/** The theme's colour for a name; a colour code such as #aabbcc stays as it is. */
export const cssColour = (colour: string) =>
  colour.startsWith('#') ? colour : `var(--chalk-${chalkOf(colour)})`
