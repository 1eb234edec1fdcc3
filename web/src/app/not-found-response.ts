import { data } from 'react-router-dom'

/** Ends a loader with the page for what does not exist, or may not be seen. */
export function pageNotFound(): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how a loader answers 404
  throw data(null, { status: 404 })
}
