import { ChevronDownIcon, ChevronUpIcon, XIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { findInPaper, type Hit } from '../paper/find-in-paper.ts'
import { useEditor, usePaper } from './editor-context.ts'
import { showPlace } from './show-place.ts'

/** Finds words in the paper and its memorandum, and leads from one place to the next. */
export function FindBar({
  onHit,
  onClose,
}: {
  /** Before the place is shown. */
  onHit: (hit: Hit) => void
  onClose: () => void
}) {
  const intl = useIntl()
  const { store, folded } = useEditor()
  const paper = usePaper((one) => one)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(-1)
  const hits = findInPaper(paper, words)
  const here = hits.length === 0 ? -1 : Math.min(at, hits.length - 1)
  const place = hits[here]?.place

  // In the document: the place is drawn by other components.
  useEffect(() => {
    if (place === undefined) return
    const frame = requestAnimationFrame(() => {
      document
        .querySelector(`[role="dialog"] [data-place="${CSS.escape(place)}"]`)
        ?.setAttribute('data-found', '')
    })
    return () => {
      cancelAnimationFrame(frame)
      for (const one of document.querySelectorAll('[data-found]')) one.removeAttribute('data-found')
    }
  }, [place])

  const go = (by: -1 | 1) => {
    if (hits.length === 0) return
    const next = (Math.max(here, by === 1 ? -1 : 0) + by + hits.length) % hits.length
    const hit = hits[next]
    setAt(next)
    if (hit === undefined) return
    onHit(hit)
    showPlace(store.get(), folded, hit.place)
  }
  const number = here + 1
  return (
    <div role="search" data-own-escape className="flex w-full flex-wrap items-center gap-1">
      <Input
        type="search"
        // The person has just asked for it.
        autoFocus
        value={words}
        className="h-10 min-w-0 flex-1 basis-40"
        aria-label={intl.formatMessage({ defaultMessage: 'Find in the paper', id: 'ZCbpVM' })}
        placeholder={intl.formatMessage({ defaultMessage: 'Find in the paper', id: 'ZCbpVM' })}
        onChange={({ target }) => {
          setWords(target.value)
          setAt(-1)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            go(event.shiftKey ? -1 : 1)
          } else if (event.key === 'Escape') {
            event.preventDefault()
            event.stopPropagation()
            onClose()
          }
        }}
      />
      <span role="status" className="text-ink-muted min-w-16 px-1 text-center text-sm tabular-nums">
        {words.trim() !== '' &&
          (hits.length === 0 ? (
            <FormattedMessage defaultMessage="Not found" id="TThIOM" />
          ) : here === -1 ? (
            <FormattedMessage
              defaultMessage="{count, plural, one {# place} other {# places}}"
              id="f2NTZG"
              values={{ count: hits.length }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="{number} of {count}"
              id="WC1FZK"
              values={{ number, count: hits.length }}
            />
          ))}
      </span>
      <Button
        variant="quiet"
        size="icon"
        aria-label={intl.formatMessage({ defaultMessage: 'Previous place', id: '+4oBqY' })}
        onClick={() => go(-1)}
      >
        <ChevronUpIcon aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={intl.formatMessage({ defaultMessage: 'Next place', id: 'R8NfKx' })}
        onClick={() => go(1)}
      >
        <ChevronDownIcon aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={intl.formatMessage({ defaultMessage: 'Close the search', id: 'SYFk+j' })}
        onClick={onClose}
      >
        <XIcon aria-hidden="true" />
      </Button>
    </div>
  )
}
