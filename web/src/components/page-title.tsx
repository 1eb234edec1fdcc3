const name = 'Kryt'

/** The window's title; React puts it into the head. The product's name needs no translation. */
export function PageTitle({ title }: { title?: string }) {
  const words = title === undefined ? name : `${title} · ${name}`
  return <title>{words}</title>
}
