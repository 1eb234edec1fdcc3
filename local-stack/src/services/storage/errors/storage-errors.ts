import { StorageError } from './storage-error.ts'

const make = (
  statusCode: number,
  code: string,
  message: string,
  more: { error?: string; httpStatus?: number; cause?: unknown } = {},
) => new StorageError({ statusCode, code, message, ...more })

/** Every refusal of Storage, with its message. */
export const storageErrors = {
  noSuchBucket: () => make(404, 'NoSuchBucket', 'Bucket not found', { error: 'Bucket not found' }),
  noSuchKey: () => make(404, 'NoSuchKey', 'Object not found', { error: 'not_found' }),
  duplicate: (cause?: unknown) =>
    make(409, 'ResourceAlreadyExists', 'The resource already exists', {
      error: 'Duplicate',
      cause,
    }),
  bucketNotEmpty: () =>
    make(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty'),
  relatedResourceNotFound: (cause?: unknown) =>
    make(404, 'InvalidRequest', 'The related resource does not exist', { cause }),
  accessDenied: (message: string, cause?: unknown) =>
    make(403, 'AccessDenied', message, { error: 'Unauthorized', cause }),
  invalidKey: (key: string) => make(400, 'InvalidKey', `Invalid key: ${key}`),
  invalidBucketName: () =>
    make(400, 'InvalidBucketName', 'Bucket name invalid', { error: 'Invalid Input' }),
  invalidMimeType: (type: string) =>
    make(415, 'InvalidMimeType', `mime type ${type} is not supported`, {
      error: 'invalid_mime_type',
    }),
  tooLarge: (what = 'object') =>
    make(413, 'EntityTooLarge', `The ${what} exceeded the maximum allowed size`, {
      error: 'Payload too large',
    }),
  noContent: () => make(400, 'InvalidRequest', 'No content provided'),
  invalidFileSize: () =>
    make(400, 'InvalidRequest', 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B'),
  invalidToken: (message: string) => make(400, 'InvalidJWT', message),
  invalidSignature: () => make(400, 'InvalidSignature', 'Invalid signature'),
  invalidRange: () =>
    make(400, 'InvalidRange', 'invalid range provided', { error: 'invalid_range' }),
  /** A request that fails validation before the operation starts. */
  invalidRequest: (message: string) => make(400, 'InvalidRequest', message, { error: 'Error' }),
  /** A paid feature that the project does not have; hosted projects without it answer the same. */
  featureNotEnabled: () =>
    make(403, 'FeatureNotEnabled', 'feature not enabled for this tenant', { httpStatus: 403 }),
  /** A feature of Storage that this stack does not have: docs/fidelity.md. */
  unsupported: (what: string) =>
    make(501, 'NotSupported', `${what} is not supported by local-stack, see docs/fidelity.md`, {
      httpStatus: 501,
    }),
  databaseTimeout: (cause?: unknown) =>
    make(544, 'DatabaseTimeout', 'The connection to the database timed out', {
      httpStatus: 544,
      cause,
    }),
  tooManyUploads: () => make(429, 'SlowDown', 'Too many unfinished uploads', { httpStatus: 429 }),
  locked: (cause?: unknown) => make(423, 'ResourceLocked', 'The resource is locked', { cause }),
  invalidParameter: (message: string, cause?: unknown) =>
    make(400, 'InvalidParameter', message, { cause }),
  tooManyConnections: (cause?: unknown) =>
    make(429, 'SlowDown', 'Too many connections issued to the database', {
      error: 'too_many_connections',
      httpStatus: 429,
      cause,
    }),
  database: (code: string, cause?: unknown) =>
    make(500, 'DatabaseError', `database error, code: ${code}`, { cause }),
  internal: (cause?: unknown) => make(500, 'InternalError', 'Internal server error', { cause }),
}
