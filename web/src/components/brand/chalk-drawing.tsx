import { useId, type ReactNode } from 'react'

/**
 * A line drawing in chalk: the lines wobble as if drawn by hand and have a chalk texture. It is decoration,
 * so it is hidden from screen readers.
 */
export function ChalkDrawing({
  width,
  height,
  className,
  children,
}: {
  width: number
  height: number
  className?: string
  children: ReactNode
}) {
  const filter = `chalk${useId().replaceAll(/[^a-z0-9]/gi, '')}`
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      data-chalk=""
      className={className}
    >
      <filter id={filter} x="-3%" y="-3%" width="106%" height="106%">
        <feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="4" />
        <feDisplacementMap in="SourceGraphic" scale="4" result="drawn" />
        <feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="9" />
        <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -3.400 2.550" />
        <feComposite in="drawn" operator="in" />
      </filter>
      <g
        filter={`url(#${filter})`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.600"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </g>
    </svg>
  )
}

const crayons = {
  red: 'text-chalk-red',
  orange: 'text-chalk-orange',
  yellow: 'text-chalk-yellow',
  green: 'text-chalk-green',
  teal: 'text-chalk-teal',
  blue: 'text-chalk-blue',
  violet: 'text-chalk-violet',
  pink: 'text-chalk-pink',
} as const

export type Crayon = keyof typeof crayons

/** A line in a crayon's colour. */
export function Line({ d, crayon, width }: { d: string; crayon?: Crayon; width?: number }) {
  return (
    <path
      d={d}
      stroke="currentColor"
      strokeWidth={width}
      className={crayon === undefined ? undefined : crayons[crayon]}
    />
  )
}

/** A broad zigzag that fills a shape roughly, as children colour in. */
export function Shade({ d, crayon, width = 7 }: { d: string; crayon: Crayon; width?: number }) {
  return (
    <path
      d={d}
      stroke="currentColor"
      strokeWidth={width}
      opacity=".5"
      className={crayons[crayon]}
    />
  )
}
