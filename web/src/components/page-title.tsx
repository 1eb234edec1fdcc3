const name = 'Kryt'

/** The window's title, which React moves into the head. The product's name is not translated. */
export function PageTitle({ title }: { title?: string }) {
  const words = title === undefined ? name : `${title} · ${name}`
  return <title>{words}</title>
}
