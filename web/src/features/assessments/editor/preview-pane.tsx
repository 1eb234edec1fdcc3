import { memo, startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Languages } from '@/domain/papers/paper-languages.ts'
import { whenIdle } from '@/lib/when-idle.ts'
import { documentsOf } from '../paper/to-stored.ts'
import type { DrawnPaper } from './open-assessment.ts'
import { useSettledPaper } from './use-settled-paper.ts'

/** How long after the last key the preview is drawn, in milliseconds. */
const pause = 150

/** Scrolls the pane, and nothing around it, so that what is being edited can be seen. */
function showDrawn(pane: HTMLElement, place: string) {
  const drawn = pane.querySelector<HTMLElement>(`[data-drawn="${CSS.escape(place)}"]`)
  if (drawn === null) return
  const home = pane.getBoundingClientRect()
  const { top, bottom } = drawn.getBoundingClientRect()
  if (top >= home.top && bottom <= home.bottom) return
  pane.scrollTop += top - home.top - home.height / 4
}

/** What the paper or its memorandum will look like, a moment after each edit; it follows what is being edited. */
export const PreviewPane = memo(function PreviewPane({
  memo: isMemo,
  languages,
  preview,
}: {
  memo: boolean
  languages: Languages
  preview: (drawn: DrawnPaper) => ReactNode
}) {
  const intl = useIntl()
  const pane = useRef<HTMLElement>(null)
  // Not with each key: drawing a whole paper takes longer than a key stroke may.
  const paper = useSettledPaper(pause)
  // The paper can be typed in before its preview is drawn.
  const [ready, setReady] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setReady(true)), 1000), [])
  useEffect(() => {
    const dialog = pane.current?.closest('[role="dialog"]')
    const follow = (event: Event) => {
      const place =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('[data-place]')?.dataset['place']
          : undefined
      if (place !== undefined && pane.current !== null) showDrawn(pane.current, place)
    }
    dialog?.addEventListener('focusin', follow)
    return () => dialog?.removeEventListener('focusin', follow)
  }, [])
  const drawn = useMemo(
    () => ({ meta: paper.meta, ...documentsOf(paper), memo: isMemo, languages }),
    [isMemo, languages, paper],
  )
  return (
    <section
      ref={pane}
      aria-label={intl.formatMessage({ defaultMessage: 'Preview', id: 'TJo5E6' })}
      aria-busy={!ready}
      tabIndex={0} // eslint-disable-line jsx-a11y-x/no-noninteractive-tabindex -- it scrolls
      className="bg-paper border-line min-h-60 [scrollbar-gutter:stable] overflow-auto rounded-md border p-3 min-[1000px]:sticky min-[1000px]:top-28 min-[1000px]:max-h-[62dvh]"
    >
      <h3 className="text-ink-muted mb-2 text-sm font-semibold">
        <FormattedMessage defaultMessage="Preview" id="TJo5E6" />
      </h3>
      {useMemo(() => ready && preview(drawn), [drawn, preview, ready])}
    </section>
  )
})
