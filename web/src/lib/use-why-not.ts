import { whyNot, type Doing, type Refusal } from '@/config/can.ts'
import { useGroups } from './groups.ts'
import { useOnline } from './network-status.ts'

/**
 * What keeps whoever looks at the page from doing something: the word for it, whose sentence `errorSentence` has, or null.
 * Without a network nothing is changed.
 */
export function useWhyNot(): (...doing: Doing) => Refusal | 'offline' | null {
  const groups = useGroups()
  const online = useOnline()
  return (...doing) =>
    whyNot(groups, ...doing) ?? (online || doing[0] === 'select' ? null : 'offline')
}
