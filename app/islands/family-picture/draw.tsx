import { Handle, MarkerType, Position, ReactFlow, ReactFlowProvider, useReactFlow, type Edge, type Node, type NodeProps } from '@xyflow/react';
import sheet from '@xyflow/react/dist/base.css?url';
import type { KeyboardEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { PICTURE_NODE, placesOf, stepFrom, stepOfKey, type Picture, type PictureFlow, type PictureNode } from '#domain/health/picture';
import { addSheet } from '../add-sheet';

type Words = Readonly<Record<string, string | undefined>>;
type Drawn = Node<{ node: PictureNode; rtl: boolean }, 'stop'>;

/** The colour of what flows, as its line has it. */
const colours: Readonly<Record<PictureFlow, string>> = {
  ...{ whole: 'var(--action)', part: 'var(--chart-3)', waits: 'var(--line-strong)', measures: 'var(--chart-axis)' },
};

/** In a window narrower than this the picture is moved to what has the focus, instead of being shown whole. */
const WHOLE_PX = 760;
const READABLE = 0.9;

/** Draws the picture into a box of the page, and puts the focus on its first node. */
export async function drawPicture(box: HTMLElement, words: Words): Promise<void> {
  const picture = JSON.parse(words['graph'] ?? '') as Picture;
  await addSheet(sheet);
  box.classList.add('drawn');
  createRoot(box).render(
    <ReactFlowProvider>
      <Flow picture={picture} words={words} rtl={words['lang'] === 'fa'} />
    </ReactFlowProvider>,
  );
}

function Flow({ picture, words, rtl }: { picture: Picture; words: Words; rtl: boolean }) {
  const flow = useReactFlow();
  const places = placesOf(picture, rtl);
  const narrow = window.innerWidth < WHOLE_PX;
  const help = words['help'] ?? '';
  const titleOf = (id: string) => picture.nodes.find((node) => node.id === id)?.title ?? '';

  /** Brings a node into sight, where not all of the picture is. */
  const goTo = (id: string) => {
    stopOf(id)?.focus({ preventScroll: true });
    const place = places.get(id);
    if (narrow && place) void flow.setCenter(place.x + PICTURE_NODE.width / 2, place.y + PICTURE_NODE.height / 2, { zoom: READABLE });
  };
  const move = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key, rtl);
    const at = (event.target as HTMLElement).dataset['stop'];
    if (step === null || at === undefined) return;
    event.preventDefault();
    goTo(stepFrom(picture, at, step));
  };
  return (
    <ReactFlow<Drawn, Edge>
      defaultNodes={picture.nodes.map((node) => ({
        id: node.id,
        type: 'stop',
        position: places.get(node.id) ?? { x: 0, y: 0 },
        data: { node, rtl },
        ...PICTURE_NODE,
      }))}
      defaultEdges={picture.edges.map(({ from, to, flow: kind }) => ({
        ...{ id: `${from} → ${to}`, source: from, target: to, className: `flow ${kind}`, ariaLabel: `${titleOf(from)} → ${titleOf(to)}` },
        markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18, markerUnits: 'userSpaceOnUse', color: colours[kind] },
      }))}
      nodeTypes={nodeTypes}
      onInit={() => {
        const [first] = picture.nodes;
        if (first) goTo(first.id);
      }}
      onKeyDown={move}
      aria-label={words['label']}
      ariaLabelConfig={{ 'node.a11yDescription.default': help, 'node.a11yDescription.keyboardDisabled': help, 'edge.a11yDescription.default': help }}
      proOptions={{ hideAttribution: true }}
      fitView={!narrow}
      fitViewOptions={{ padding: 0.06, maxZoom: 1 }}
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
function Stop({ data: { node, rtl } }: NodeProps<Drawn>) {
  const [before, after] = rtl ? [Position.Right, Position.Left] : [Position.Left, Position.Right];
  return (
    <>
      <Handle type="target" position={before} isConnectable={false} />
      <a className={`stop nodrag nopan ${node.look} ${node.column}`} href={node.href} data-stop={node.id} dir="auto">
        <b>{node.title}</b>
        <small dir="auto">{node.line}</small>
      </a>
      <Handle type="source" position={after} isConnectable={false} />
    </>
  );
}

const nodeTypes = { stop: Stop };
