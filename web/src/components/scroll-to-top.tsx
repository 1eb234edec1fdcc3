import { ArrowUpIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from './ui/button.tsx'

/** Appears after 20 px of scrolling, when a strip of that height is out of view. */
export function ScrollToTop() {
  const intl = useIntl()
  const strip = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState(false)
  // Synchronises with the browser's IntersectionObserver.
  useEffect(() => {
    if (strip.current === null) return
    const observer = new IntersectionObserver(([entry]) => {
      setScrolled(entry?.isIntersecting === false)
    })
    observer.observe(strip.current)
    return () => observer.disconnect()
  }, [])
  const label = intl.formatMessage({ defaultMessage: 'To the top', id: 'Oqwyce' })
  return (
    <>
      <div ref={strip} aria-hidden="true" className="pointer-events-none absolute top-0 h-5 w-px" />
      {scrolled && (
        <Button
          variant="outline"
          size="icon"
          aria-label={label}
          title={label}
          className="shadow-lift animate-in fade-in-0 fixed right-4 bottom-[calc(16px+var(--foot))] z-30 rounded-full! duration-200"
          onClick={() => window.scrollTo({ top: 0 })}
        >
          <ArrowUpIcon aria-hidden="true" />
        </Button>
      )}
    </>
  )
}
