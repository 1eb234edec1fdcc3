import { data } from 'react-router-dom'

/** Makes a loader answer 404, for what does not exist and for what the reader may not see. */
export function pageNotFound(): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how a loader answers 404
  throw data(null, { status: 404 })
}
