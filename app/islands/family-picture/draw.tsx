import { Handle, MarkerType, Position, ReactFlow, ReactFlowProvider, type Edge, type Node, type NodeProps } from '@xyflow/react';
import sheet from '@xyflow/react/dist/base.css?url';
import type { KeyboardEvent } from 'react';
import { createRoot } from 'react-dom/client';
import {
  PICTURE_NODE,
  placesOf,
  STACKED_NODE,
  stackedPlaces,
  stepFrom,
  stepOfKey,
  type Picture,
  type PictureFlow,
  type PictureNode,
} from '#domain/health/picture';
import { addSheet } from '../add-sheet';

type Words = Readonly<Record<string, string | undefined>>;
type Drawn = Node<{ node: PictureNode; ends: readonly [Position, Position]; dir: 'rtl' | 'ltr' }, 'stop'>;

/** The colour of what flows, as its line has it. */
const colours: Readonly<Record<PictureFlow, string>> = {
  ...{ whole: 'var(--action)', part: 'var(--chart-3)', waits: 'var(--line-strong)', measures: 'var(--chart-axis)' },
};

/** In a window narrower than this the picture goes from above to below, as high as it is. */
const WIDE_PX = 760;
const AROUND_PX = 12;

/** Draws the picture into a box of the page, and puts the focus on its first node. */
export async function drawPicture(box: HTMLElement, words: Words): Promise<void> {
  const picture = JSON.parse(words['graph'] ?? '') as Picture;
  await addSheet(sheet);
  const [rtl, stacked] = [words['lang'] === 'fa', window.innerWidth < WIDE_PX];
  box.classList.add('drawn');
  if (stacked) box.style.blockSize = `${stackedPlaces(picture, rtl).height + 2 * AROUND_PX}px`;
  createRoot(box).render(
    <ReactFlowProvider>
      <Flow picture={picture} words={words} rtl={rtl} stacked={stacked} />
    </ReactFlowProvider>,
  );
}

function Flow({ picture, words, rtl, stacked }: { picture: Picture; words: Words; rtl: boolean; stacked: boolean }) {
  const places = stacked ? stackedPlaces(picture, rtl).places : placesOf(picture, rtl);
  const size = stacked ? STACKED_NODE : PICTURE_NODE;
  const ends = stacked
    ? ([Position.Top, Position.Bottom] as const)
    : rtl
      ? ([Position.Right, Position.Left] as const)
      : ([Position.Left, Position.Right] as const);
  const help = words['help'] ?? '';
  const titleOf = (id: string) => picture.nodes.find((node) => node.id === id)?.title ?? '';

  const move = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key, rtl, stacked);
    const at = (event.target as HTMLElement).dataset['stop'];
    if (step === null || at === undefined) return;
    event.preventDefault();
    stopOf(stepFrom(picture, at, step))?.focus();
  };
  return (
    <ReactFlow<Drawn, Edge>
      defaultNodes={picture.nodes.map((node) => ({
        id: node.id,
        type: 'stop',
        position: places.get(node.id) ?? { x: 0, y: 0 },
        data: { node, ends, dir: rtl ? 'rtl' : 'ltr' },
        ...size,
      }))}
      defaultEdges={picture.edges.map(({ from, to, flow: kind }) => ({
        ...{ id: `${from} → ${to}`, source: from, target: to, className: `flow ${kind}`, ariaLabel: `${titleOf(from)} → ${titleOf(to)}` },
        markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18, markerUnits: 'userSpaceOnUse', color: colours[kind] },
      }))}
      nodeTypes={nodeTypes}
      onInit={() => {
        const [first] = picture.nodes;
        if (first) stopOf(first.id)?.focus({ preventScroll: true });
      }}
      onKeyDown={move}
      aria-label={words['label']}
      ariaLabelConfig={{ 'node.a11yDescription.default': help, 'node.a11yDescription.keyboardDisabled': help, 'edge.a11yDescription.default': help }}
      proOptions={{ hideAttribution: true }}
      fitView
      fitViewOptions={{ padding: stacked ? `${AROUND_PX}px` : 0.06, maxZoom: 1 }}
      panOnDrag={!stacked}
      minZoom={0.3}
      maxZoom={1.5}
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      edgesFocusable={false}
      elementsSelectable={false}
      zoomOnScroll={false}
      zoomOnDoubleClick={false}
      preventScrolling={false}
      disableKeyboardA11y
    />
  );
}

const stopOf = (id: string) => document.querySelector<HTMLElement>(`family-picture [data-stop="${CSS.escape(id)}"]`);

/** A node: a link that the keyboard reaches, so that Enter opens it. */
function Stop({
  data: {
    node,
    ends: [before, after],
    dir,
  },
}: NodeProps<Drawn>) {
  return (
    <>
      <Handle type="target" position={before} isConnectable={false} />
      <a className={`stop nodrag nopan ${node.look} ${node.column}`} href={node.href} data-stop={node.id} dir={dir}>
        <b>
          <bdi>{node.title}</bdi>
        </b>
        <small>{node.line}</small>
      </a>
      <Handle type="source" position={after} isConnectable={false} />
    </>
  );
}

const nodeTypes = { stop: Stop };
