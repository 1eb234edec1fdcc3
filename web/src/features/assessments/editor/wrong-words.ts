import { useSyncExternalStore } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { afterPress } from '@/lib/after-press.ts'
import { findingsOf, type Wrong } from '../paper/findings.ts'
import { useEditor } from './editor-context.ts'

const words: Record<Wrong, { id: string; defaultMessage: string }> = defineMessages({
  title: { defaultMessage: 'Title is required', id: 'Lp3DO2' },
  'title-long': { defaultMessage: 'At most 200 characters', id: '7dSOcp' },
  subject: { defaultMessage: 'Subject is required', id: 'l70fqK', description: 'School subject' },
  complexity: { defaultMessage: 'Complexity is required', id: '8tOFC3' },
  time: { defaultMessage: 'Time is required', id: '4hQuzL' },
  minutes: { defaultMessage: 'A whole number from 0 to 1,000', id: 'oZ+gHp' },
  school: { defaultMessage: 'School is required', id: 'LOkecn' },
  instructions: { defaultMessage: 'Instructions are required', id: '9Jfy/w' },
  marks: { defaultMessage: 'Marks are required', id: 'uZOKIc' },
  field: { defaultMessage: 'This field is required', id: 'TKmub+' },
  label: { defaultMessage: 'Label is required', id: '3KGFyF' },
  items: { defaultMessage: 'Give at least one choice', id: '6jF39I' },
})

const never = () => () => undefined

/**
 * What is wrong with a field, once it was left or saving was tried, and what notes that it was left.
 * @param at "meta", "instructions", or the id of a section, question or part
 */
export function useWrong(
  at: string,
  field: string,
): { error: string | undefined; onLeft: () => void } {
  const intl = useIntl()
  const { checked, store, shelf } = useEditor()
  const key = `${at} ${field}`
  const shown = useSyncExternalStore(checked.subscribe, () => {
    const all = checked.get()
    return all === 'all' || all.has(key)
  })
  // Most fields were not left yet: these do not follow the paper, of which a long one has a thousand.
  const wrong = useSyncExternalStore(shown ? store.subscribe : never, () =>
    shown
      ? findingsOf(store.get(), shelf.forSchool).find((one) => one.at === at && one.field === field)
          ?.wrong
      : undefined,
  )
  return {
    error: wrong === undefined ? undefined : intl.formatMessage(words[wrong]),
    onLeft: () => {
      store.pause()
      afterPress(() => {
        const all = checked.get()
        if (all !== 'all' && !all.has(key)) checked.set(new Set([...all, key]))
      })
    },
  }
}
