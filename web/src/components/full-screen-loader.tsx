import { LoadingStroke } from './loading-stroke.tsx'

/** The loading stroke in the middle of an empty page. */
export function FullScreenLoader() {
  return (
    <div className="bg-paper fixed inset-0 z-40 grid place-items-center">
      <LoadingStroke />
    </div>
  )
}
