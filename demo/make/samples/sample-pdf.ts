/** A small PDF of one A4 page with a frame and a line of Latin text, made here so that no file is shipped. */
export function samplePdf(title: string): Buffer {
  const text = title.replaceAll(/[^ -~]/g, ' ').replaceAll(/[\\()]/g, (mark) => `\\${mark}`);
  const page = [
    '0.8 w 40 40 515 762 re S',
    '0.93 0.95 0.97 rg 41 721 513 80 re f 0.1 0.2 0.4 rg',
    `BT /F1 20 Tf 60 752 Td (${text}) Tj ET`,
    '0.3 G 60 660 475 0.5 re S 60 630 475 0.5 re S 60 600 475 0.5 re S',
    '0.1 0.2 0.4 RG 2 w 420 110 m 480 170 l 520 90 l S',
  ].join('\n');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

/** Numbers the objects and writes the table of where each begins. */
function assemble(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const starts: number[] = [];
  objects.forEach((object, index) => {
    starts.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
      `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}
