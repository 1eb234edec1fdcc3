import type { Action } from './actions.ts'
import { unreadKey, type Paper } from './paper.ts'

/** The paper with what was typed into a field for a number and is none; without it where the text is null. */
export function changeUnread(
  paper: Paper,
  { at, field, text }: Extract<Action, { kind: 'unread' }>,
): Paper {
  const key = unreadKey(at, field)
  const { unread = {}, ...rest } = paper
  if ((unread[key] ?? null) === text) return paper
  if (text !== null) return { ...paper, unread: { ...unread, [key]: text } }
  const others = Object.entries(unread).filter(([one]) => one !== key)
  return others.length > 0 ? { ...paper, unread: Object.fromEntries(others) } : rest
}
