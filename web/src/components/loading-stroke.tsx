import { FormattedMessage } from 'react-intl'

/**
 * The logo's stroke, running: the only loading indicator of the app. By default it fills half the height of
 * the window.
 */
export function LoadingStroke({ height = 'min-h-[50vh]' }: { height?: string }) {
  return (
    <div role="status" className={`grid place-items-center ${height}`}>
      <svg aria-hidden="true" viewBox="0 0 160 14" className="text-chalk-yellow w-40">
        <path
          d="M4 8.500C32 4.500 62 3 92 4.200c22 .9 43 1.800 64-.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          pathLength={1}
          className="stroke-run"
        />
      </svg>
      <span className="sr-only">
        <FormattedMessage defaultMessage="Loading" id="iFsDVR" />
      </span>
    </div>
  )
}
