// Put into a page before its scripts: counts the components that React really rendered, as its developer tools do.
(() => {
  const COMPONENTS = new Set([0, 1, 11, 14, 15]);
  const DID_WORK = 1;
  const visit = (fiber, before) => {
    // A subtree that React left alone is the same object as before.
    if (before !== null && fiber.child === before.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) {
      const earlier = child.alternate;
      const rendered = earlier === null || (child !== earlier && (child.flags & DID_WORK) !== 0);
      if (COMPONENTS.has(child.tag) && rendered) window.renderedComponents += 1;
      visit(child, earlier);
    }
  };
  window.renderedComponents = 0;
  // The name is React's.
  // eslint-disable-next-line no-underscore-dangle
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_, { current }) => visit(current, current.alternate),
  };
})();
