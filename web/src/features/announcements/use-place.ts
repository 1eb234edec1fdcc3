import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Whether the announcement has a place of its own on this page: it was there when the page was opened, or follows one that
 * was marked as read in that place. One that arrives while somebody reads the page lies over it until another page is
 * opened, because it would push down what is being read (docs/decisions/070). One that is gone for another reason, as when
 * it was read on another device, leaves its place empty until then: the page would move up.
 */
export function usePlace<A extends { id: string }>(
  unread: A | undefined,
): {
  placed: boolean
  /** What the empty place is as high as. */
  left: A | undefined
  /** The next one takes the place of this one. */
  keepPlace: () => void
} {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState({ pathname, first: unread, follows: false })
  const { first, follows } = opened
  const same = unread?.id === first?.id
  if (opened.pathname !== pathname || (follows && !same))
    setOpened({ pathname, first: unread, follows: false })
  else if (same && unread !== first) setOpened({ ...opened, first: unread })
  return {
    placed: unread !== undefined && same,
    left: same ? undefined : first,
    keepPlace: () => setOpened((now) => ({ ...now, follows: now.first?.id === unread?.id })),
  }
}
