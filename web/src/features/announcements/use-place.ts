import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Whether the announcement has a place of its own on this page: it was there when the page was opened, or follows one that
 * was marked as read in that place. One that arrives while somebody reads the page lies over it until another page is
 * opened, because it would push down what is being read (docs/decisions/070).
 */
export function usePlace(id: string | undefined): { placed: boolean; keepPlace: () => void } {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState({ pathname, id, follows: false })
  if (opened.pathname !== pathname) setOpened({ pathname, id, follows: false })
  else if (opened.follows && id !== opened.id) setOpened({ pathname, id, follows: false })
  return {
    placed: id !== undefined && opened.id === id,
    keepPlace: () => setOpened((now) => ({ ...now, follows: now.id === id })),
  }
}
