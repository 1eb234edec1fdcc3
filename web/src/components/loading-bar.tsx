/** The chalk stroke under a bar that runs while the next page is on its way. */
export function LoadingBar() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      className="text-chalk-yellow absolute inset-x-0 -bottom-0.5 h-1 w-full"
    >
      <path
        d="M0 1h100"
        stroke="currentColor"
        strokeWidth="2"
        pathLength={1}
        className="stroke-run"
      />
    </svg>
  )
}
