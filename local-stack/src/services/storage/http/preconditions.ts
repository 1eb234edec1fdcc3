interface Validators {
  eTag: string
  lastModified: Date
}

interface ConditionalHeaders {
  ifNoneMatch: string | undefined
  ifModifiedSince: string | undefined
}

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether the client's copy is current (304). An etag takes precedence over a date; dates count in whole seconds. */
export function isUnchanged(object: Validators, headers: ConditionalHeaders): boolean {
  if (headers.ifNoneMatch !== undefined) {
    if (headers.ifNoneMatch.trim() === '*') return true
    return headers.ifNoneMatch.split(',').map(withoutWeakness).includes(object.eTag)
  }
  const since = Date.parse(headers.ifModifiedSince ?? '')
  return Math.floor(object.lastModified.getTime() / 1000) <= Math.floor(since / 1000)
}
