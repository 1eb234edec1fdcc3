import { useEffect, useRef, type ComponentProps } from 'react'

/** A checkbox without visible text, with a name for screen readers. `some` shows it as partly checked. */
export function Tick({
  label,
  some = false,
  ...props
}: Omit<ComponentProps<'input'>, 'type'> & { label: string; some?: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  // Synchronises with the element: HTML has no attribute for it.
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = some
  }, [some])
  return (
    <label className="-m-2 grid cursor-pointer place-items-center p-2">
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        className="tick size-[18px] cursor-pointer disabled:cursor-default"
        {...props}
      />
    </label>
  )
}
