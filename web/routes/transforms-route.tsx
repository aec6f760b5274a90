// /transforms, with the recipe that is edited in its address.
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { TransformsPage } from '#web/transforms/page.tsx';

const route = getRouteApi('/transforms');

export function TransformsRoute() {
  const { recipe } = route.useSearch();
  const navigate = useNavigate();
  return (
    <TransformsPage
      recipe={recipe ?? null}
      onRecipe={(next) => void navigate({ to: '/transforms', search: next === null ? {} : { recipe: next } })}
    />
  );
}
