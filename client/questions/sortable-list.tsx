import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { questionTexts } from '../ui/texts/question-texts';

const { list: words } = questionTexts;
/** Pixels a pointer goes before it drags: a click is none. */
const DRAG_AFTER_PX = 6;

interface SortableListProps {
  /** Of the entries, in their order. */
  ids: string[];
  /** Where the first of them stands, from 1. */
  first: number;
  /** @param place of the entry from now on */
  onMove: (id: string, place: number) => void;
  /** The entries. */
  children: ReactNode;
}

/** Entries that are dragged into another order, by pointer or by keyboard. */
export function SortableList({ ids, first, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number): number => first + ids.indexOf(String(id));
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.picked(placeOf(active.id)),
    onDragOver: ({ active, over }) =>
      // Over itself it has not moved: that it was picked up would be said over.
      over && over.id !== active.id ? words.over(placeOf(active.id), placeOf(over.id)) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? words.dropped(placeOf(active.id), placeOf(over.id)) : undefined,
    onDragCancel: ({ active }) => words.dropCancelled(placeOf(active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.dragHelp } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), placeOf(over.id));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
