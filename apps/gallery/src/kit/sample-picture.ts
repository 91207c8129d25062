/** A plan as a picture of its own. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="0 0 480 320"><path fill="#e1eff0" d="M0 0h480v320H0z"/><path fill="none" stroke="#10201f" d="M40 40h160v100H40zM220 40h220v100H220zM40 170h400v110H40z"/></svg>',
)}`;
