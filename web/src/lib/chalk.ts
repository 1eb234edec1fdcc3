/** The colours of the chalk: those that an activity can have, and that all others are drawn in. */
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
