import { defineMessages } from 'react-intl'

/** What the form calls its colours; red is the default. */
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
