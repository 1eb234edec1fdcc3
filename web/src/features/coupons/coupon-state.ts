import { defineMessages } from 'react-intl'
import { today } from '@/lib/wall-time.ts'
import type { CouponRow_CouponFragment } from './coupons.generated.ts'

const states = defineMessages({
  running: { defaultMessage: 'Running', id: 'nDyaq/' },
  coming: { defaultMessage: 'Not yet', id: 'lO7wKc' },
  over: { defaultMessage: 'Over', id: 'ZMDaHM' },
  off: { defaultMessage: 'Switched off', id: 'yzsfr4' },
  usedUp: { defaultMessage: 'Used up', id: 'bHjRSA' },
})

type State = keyof typeof states

/** Whether the code can be used on that day, and why not. */
export function stateOf(coupon: CouponRow_CouponFragment, day = today()): State {
  if (!coupon.enabled) return 'off'
  if (day < coupon.startDate) return 'coming'
  if (day > coupon.endDate) return 'over'
  return coupon.maxUses !== null && coupon.uses >= coupon.maxUses ? 'usedUp' : 'running'
}

const tones = {
  running: 'good',
  coming: 'note',
  over: 'over',
  off: 'waiting',
  usedUp: 'over',
} as const satisfies Record<State, string>

/** How the list shows a state. */
export const stateBadge = (state: string) => ({
  tone: tones[state as State], // from stateOf
  label: states[state as State],
})
