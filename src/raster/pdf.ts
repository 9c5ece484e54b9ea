/** A map to print: it fills the first page, and on the second stand forms for orders, two to cut apart. */

interface Printed {
  readonly title: string;
  /** The map as a PNG. */
  readonly image: Buffer;
  /** The file of a font, which is packed into the document. */
  readonly font: string;
  readonly sheet: Sheet;
}

/** What is filled in at the top of a form, and the parts below it. */
interface Sheet {
  readonly fields: readonly string[];
  readonly parts: readonly { readonly title: string; readonly lines: number }[];
}

type Pdf = PDFKit.PDFDocument;

const size = "A4";
const margin = 28;
/** Between the two forms. */
const gap = 40;
const line = "#8a8272";
const ink = "#2b2620";

/** The same bytes for the same map: a document has no other date than this. */
const noDate = new Date(0);

export async function printedMap({ title, image, font, sheet }: Printed): Promise<Buffer> {
  // Large, and asked for rarely.
  const { default: PDFDocument } = await import("pdfkit");
  const info = { Title: title, CreationDate: noDate };
  const pdf = new PDFDocument({ size, margin, layout: "landscape", info, font });
  const bytes = collected(pdf);
  const { width, height } = pdf.page;
  const fit: [number, number] = [width - 2 * margin, height - 2 * margin];
  pdf.image(image, margin, margin, { fit, align: "center", valign: "center" });
  pdf.addPage({ size, margin, layout: "portrait" });
  const column = (pdf.page.width - 2 * margin - gap) / 2;
  for (const left of [margin, margin + column + gap]) drawForm(pdf, sheet, left, column);
  pdf.end();
  return bytes;
}

function collected(pdf: Pdf): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (part: Buffer) => parts.push(part));
    pdf.on("end", () => resolve(Buffer.concat(parts)));
    pdf.on("error", reject);
  });
}

const fieldHeight = 24;
const titleHeight = 30;

function drawForm(pdf: Pdf, { fields, parts }: Sheet, left: number, width: number): void {
  const lines = parts.reduce((sum, part) => sum + part.lines, 0);
  const room = pdf.page.height - 2 * margin - fields.length * fieldHeight;
  const step = (room - parts.length * titleHeight) / lines;
  let y = margin;
  for (const field of fields) {
    pdf.fontSize(11).fillColor(ink).text(field, left, y, { lineBreak: false });
    rule(pdf, left + 60, left + width, y + 14);
    y += fieldHeight;
  }
  for (const { title, lines: count } of parts) {
    pdf.fontSize(13).text(title, left, y + 8, { lineBreak: false });
    y += titleHeight;
    for (let row = 1; row <= count; row++) rule(pdf, left, left + width, y + row * step - 4);
    y += count * step;
  }
}

function rule(pdf: Pdf, from: number, to: number, y: number): void {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(line).stroke();
}
