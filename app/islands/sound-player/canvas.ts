/** A canvas as sharp as the screen, cleared; drawn in CSS pixels. */
export function cleared(canvas: HTMLCanvasElement): { pen: CanvasRenderingContext2D; width: number; height: number } | undefined {
  const pen = canvas.getContext('2d');
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!pen || width === 0) return undefined;
  const dots = Math.min(3, devicePixelRatio || 1);
  canvas.width = Math.round(width * dots);
  canvas.height = Math.round(height * dots);
  pen.scale(dots, dots);
  return { pen, width, height };
}
