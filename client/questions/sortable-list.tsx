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
/** Pixels that a pointer must move before it drags, so that a click does not. */
const DRAG_DISTANCE_PX = 6;

interface SortableListProps {
  /** The ids of the entries in their order. */
  ids: string[];
  /** The place of the first entry, from 1. */
  first: number;
  /** @param place the new place of the entry */
  onMove: (id: string, place: number) => void;
  /** The entries. */
  children: ReactNode;
}

/** A list that users reorder by drag and drop, with pointer or keyboard. */
export function SortableList({ ids, first, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number): number => first + ids.indexOf(String(id));
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.picked(placeOf(active.id)),
    onDragOver: ({ active, over }) =>
      // Over itself it has not moved; an announcement would replace "picked up".
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
