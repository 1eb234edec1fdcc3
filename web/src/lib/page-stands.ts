let tell: () => void

/** Resolves once the first page stands and the browser has time: for what can wait until then. */
export const pageStands = new Promise<void>((resolve) => {
  tell = resolve
})

export const tellPageStands = () => tell()
