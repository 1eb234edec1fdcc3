import { FormattedMessage } from 'react-intl'

/** The first tab stop of every page; `#main` is the page's main element. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="bg-board text-board-ink sr-only z-60 rounded-md px-4 py-2 focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      <FormattedMessage defaultMessage="Skip to the content" id="zb6ERk" />
    </a>
  )
}
