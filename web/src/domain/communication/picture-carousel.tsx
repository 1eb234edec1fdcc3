import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import { EnlargedCard } from './enlarged-card.tsx'
import { CardPicture } from './card-picture.tsx'
import { useCycle } from './use-cycle.ts'
import { useSwipe } from './use-swipe.ts'

const control =
  'text-ink-muted hover:bg-board/8 hover:text-ink grid size-11 place-items-center rounded-md transition-colors [&_svg]:size-[18px]'

/** The pictures of a communication, one after the other; a single one has no controls. */
export function PictureCarousel({ keys, subject }: { keys: readonly string[]; subject: string }) {
  const intl = useIntl()
  const [held, setHeld] = useState(false)
  const [enlarged, setEnlarged] = useState(false)
  const { shown, playing, show, step, toggle } = useCycle(keys.length, held || enlarged)
  const swipe = useSwipe(step)
  const several = keys.length > 1
  const nameOf = (index: number) =>
    intl.formatMessage(
      { defaultMessage: 'Picture {number} of {count}: {subject}', id: 'jxAA9g' },
      { number: index + 1, count: keys.length, subject },
    )
  const onKeyDown = (event: KeyboardEvent) => {
    if (!several || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }
  const toggleName = playing
    ? intl.formatMessage({ defaultMessage: 'Stop changing pictures', id: 'pCebEi' })
    : intl.formatMessage({ defaultMessage: 'Change pictures by themselves', id: '+ji2bZ' })
  return (
    <div
      role="group"
      aria-roledescription={intl.formatMessage({ defaultMessage: 'carousel', id: 'c7T+Ci' })}
      aria-label={intl.formatMessage(
        { defaultMessage: 'Pictures: {subject}', id: 'lyvjHi' },
        { subject },
      )}
      onKeyDown={onKeyDown}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <button
        type="button"
        aria-label={intl.formatMessage(
          { defaultMessage: 'Enlarge: {picture}', id: 'J6CyyZ' },
          { picture: nameOf(shown) },
        )}
        onClick={() => setEnlarged(true)}
        {...(several ? swipe : {})}
        className="bg-paper-deep relative block aspect-[4/3] w-full cursor-zoom-in overflow-hidden"
      >
        {keys.map((key, index) => (
          <CardPicture
            key={key}
            imageKey={key}
            alt={index === shown ? nameOf(index) : ''}
            className={cn(
              'absolute inset-0 transition-opacity duration-200',
              index === shown ? 'opacity-100' : 'opacity-0',
            )}
          />
        ))}
      </button>
      {several && (
        <div className="flex items-center px-2 pt-1">
          <button type="button" className={control} aria-label={toggleName} onClick={toggle}>
            {playing ? <PauseIcon aria-hidden="true" /> : <PlayIcon aria-hidden="true" />}
          </button>
          <ul className="flex flex-1 justify-center">
            {keys.map((key, index) => (
              <li key={key}>
                <button
                  type="button"
                  aria-label={nameOf(index)}
                  aria-current={index === shown}
                  onClick={() => show(index)}
                  className="group grid h-11 w-6 place-items-center"
                >
                  <span className="bg-ink-muted/35 group-hover:bg-ink-muted group-aria-[current=true]:bg-board size-2 rounded-full transition-[width,background-color] duration-200 group-aria-[current=true]:w-4" />
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={control}
            aria-label={intl.formatMessage({ defaultMessage: 'Previous picture', id: 'oOMbGj' })}
            onClick={() => step(-1)}
          >
            <ChevronLeftIcon aria-hidden="true" />
          </button>
          <button
            type="button"
            className={control}
            aria-label={intl.formatMessage({ defaultMessage: 'Next picture', id: 'V7pf60' })}
            onClick={() => step(1)}
          >
            <ChevronRightIcon aria-hidden="true" />
          </button>
        </div>
      )}
      {/* Screen readers announce nothing while the pictures change by themselves. */}
      <p role="status" className="sr-only">
        {several && !playing && nameOf(shown)}
      </p>
      {enlarged && (
        <EnlargedCard
          imageKey={keys[shown] ?? null}
          name={nameOf(shown)}
          onClose={() => setEnlarged(false)}
        />
      )}
    </div>
  )
}
