import { randomBytes } from 'node:crypto';

/** A file of a multipart request. */
export interface TestUpload {
  readonly name: string;
  readonly content: Buffer;
  readonly fields?: Readonly<Record<string, string>>;
  /** The fields follow the file. */
  readonly fieldsLast?: boolean;
}

/** Payload and content type of a multipart upload, as a browser writes it. */
export function multipart(upload: TestUpload): {
  readonly payload: Buffer;
  readonly headers: Record<string, string>;
} {
  const boundary = `----test${randomBytes(8).toString('hex')}`;
  const fields = Object.entries(upload.fields ?? {}).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${upload.name}"\r\n` +
        'Content-Type: application/octet-stream\r\n\r\n',
    ),
    upload.content,
    Buffer.from('\r\n'),
  ]);
  const parts = fields.map((field) => Buffer.from(field));
  const body = upload.fieldsLast === true ? [file, ...parts] : [...parts, file];
  return {
    payload: Buffer.concat([...body, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
